import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** How long a script or a style sheet may take, in milliseconds; then it counts as one that did not come. */
export const fileTime = 10_000;

/**
 * A style sheet that comes without a rule has not come: browsers report `load` for a page of HTML that a proxy or a
 * login answers in its place, and then refuse it. One that hangs has not come either, and webpack's own limit knows of
 * scripts alone. Its chunk fails as one that was never answered.
 */
export class RefuseLostSheets {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RefuseLostSheets', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'RefuseLostSheets',
        (source, { tag }) => `${source}
${tag}.onload = function (event) {
  onLinkComplete(${tag}.sheet && ${tag}.sheet.cssRules.length ? event : { type: 'empty', target: ${tag} });
};
setTimeout(() => ${tag}.onload && onLinkComplete({ type: 'timeout', target: ${tag} }), ${fileTime});`,
      );
    });
  }
}
