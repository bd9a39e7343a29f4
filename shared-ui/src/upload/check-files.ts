import { type FileKind, fileKinds, type UploadRule } from '@tvacha/shared-contract/uploads';

/** Why a file is not taken: a message of the catalogue. */
export type Refusal = 'kind' | 'size' | 'empty' | 'number';
export interface Refused {
  file: File;
  why: Refusal;
}
type Rule = Pick<UploadRule, 'accept' | 'maxBytes' | 'maxFiles'>;

const isKind = (file: File, kind: FileKind) => {
  const { type, extensions } = fileKinds[kind];
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  // Some systems give no type, and some a wrong one: the server looks into the file itself.
  return file.type === type || (extensions as readonly string[]).includes(extension);
};

function whyNot(file: File, { accept, maxBytes }: Rule): Refusal | undefined {
  if (!accept.some((kind) => isKind(file, kind))) return 'kind';
  if (file.size > maxBytes) return 'size';
  return file.size === 0 ? 'empty' : undefined;
}

/** Parts chosen files into those that the rule takes, `held` being there already, and those it does not, with why. */
export function checkFiles(files: readonly File[], rule: Rule, held: number): { taken: File[]; refused: Refused[] } {
  const taken: File[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    const why = whyNot(file, rule) ?? (held + taken.length >= rule.maxFiles ? 'number' : undefined);
    if (why) refused.push({ file, why });
    else taken.push(file);
  }
  return { taken, refused };
}
