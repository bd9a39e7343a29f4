import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/**
 * A style sheet that comes without a rule has not come: browsers report `load` for a page of HTML that a proxy or a
 * login answers in its place, and then refuse it. Its chunk fails as one that was never answered.
 */
export class RefuseEmptySheets {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RefuseEmptySheets', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'RefuseEmptySheets',
        (source, { tag }) => `${source}
${tag}.onload = function (event) {
  onLinkComplete(${tag}.sheet && ${tag}.sheet.cssRules.length ? event : { type: 'empty', target: ${tag} });
};`,
      );
    });
  }
}
