import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fits, type Language } from '@tvacha/shared-contract';
import type { ShellFiles } from './preloads';

/** A page that the shell draws itself. */
export interface ShellPage {
  path: string;
  private?: boolean;
}

/** Where the shell's build does not list them. */
const usualPages: ShellPage[] = [{ path: '/' }, { path: '/logout', private: true }];

async function readJson<T>(path: string, otherwise: T): Promise<T> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch {
    return otherwise;
  }
}

/** What the shell's build says of its files. */
export const readShellFiles = (site: string): Promise<ShellFiles> =>
  readJson(join(site, 'shell/preload.json'), { entry: [], shares: {} });

export const readShellPages = (site: string): Promise<ShellPage[]> =>
  readJson(join(site, 'shell/routes.json'), usualPages);

/** The page of a path, where the shell has one there. */
export const shellPageAt = (pages: ShellPage[], path: string) => pages.find((page) => fits(page.path, path));

/** The fonts that a page in a language begins with. */
export const fontsFor = ({ fonts }: ShellFiles, language: Language): string[] => fonts?.[language] ?? [];
