const signs: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Text as it may stand in HTML and in a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => signs[sign] ?? sign);

/** A block of data in a page, which no browser runs. */
export const jsonBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replace(/</g, '\\u003c')}</script>`;
