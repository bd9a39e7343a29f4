import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * A tree as HTML, with all that was waited for in its place and nothing that a script would have to put there.
 * @throws the first error of the tree, also where React would leave the part to the browser.
 */
export async function toHtml(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    identifierPrefix,
    // Larger parts would come as templates, to be put in place by scripts in the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
