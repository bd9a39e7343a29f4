import { join } from 'node:path';
import { fits, type Language } from '@tvacha/shared-contract';
import { createFileCache } from './file-cache';
import type { ShellFiles } from './preloads';

/** A page that the shell draws itself. */
export interface ShellPage {
  path: string;
  private?: boolean;
}

/** Where the shell's build does not list them. */
const usualPages: ShellPage[] = [{ path: '/' }, { path: '/logout', private: true }];

const noFiles: ShellFiles = { entry: [], shares: {} };
const filesAt = createFileCache((text) => JSON.parse(text) as ShellFiles);
const pagesAt = createFileCache((text) => JSON.parse(text) as ShellPage[]);
const templateAt = createFileCache((text) => text);

/** What the shell's build says of its files. */
export const readShellFiles = async (site: string): Promise<ShellFiles> =>
  (await filesAt(join(site, 'shell/preload.json'))) ?? noFiles;

export const readShellPages = async (site: string): Promise<ShellPage[]> =>
  (await pagesAt(join(site, 'shell/routes.json'))) ?? usualPages;

/** The shell's page as it was built; nothing where no site is. */
export const readTemplate = (site: string): Promise<string | undefined> => templateAt(join(site, 'shell/index.html'));

/** The page of a path, where the shell has one there. */
export const shellPageAt = (pages: ShellPage[], path: string) => pages.find((page) => fits(page.path, path));

/** The fonts that a page in a language begins with. */
export const fontsFor = ({ fonts }: ShellFiles, language: Language): string[] => fonts?.[language] ?? [];
