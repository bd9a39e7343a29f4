import { createContext, useContext } from 'react';
import type { AreaInfo } from '../../federation/contract';
import { hasPage } from './find-page';

/** The areas that the frame was drawn with. */
export const Areas = createContext<AreaInfo[]>([]);

/** Tells which addresses a page answers; one elsewhere has a page of its own. */
export function useExists(): (url: string) => boolean {
  const areas = useContext(Areas);
  return (url) => !url.startsWith('/') || hasPage(url, areas);
}
