import { createContext, useContext } from 'react';
import type { AreaInfo } from '../../federation/contract';
import { findPage } from './find-page';

/** The areas that the frame was drawn with. */
export const Areas = createContext<AreaInfo[]>([]);

/** Whether a page answers this path; an address elsewhere has one of its own. */
export function useExists(): (url: string) => boolean {
  const areas = useContext(Areas);
  return (url) => !url.startsWith('/') || findPage(url, areas).kind !== 'none';
}
