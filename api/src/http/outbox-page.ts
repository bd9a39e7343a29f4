import { html } from 'hono/html';
import type { Services } from '../app/services';
import { listMessages, type OutboxMessage } from '../services/outbox/list-messages';
import type { AppContext } from './caller';

const style = `
  :root { color-scheme: light dark }
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 640px; margin: 40px auto; padding: 0 16px }
  ol { list-style: none; padding: 0; display: grid; gap: 16px }
  article { border: 1px solid; border-radius: 12px; padding: 16px 24px }
  h2 { font-size: 16px; margin: 0 } p { margin: 4px 0; overflow-wrap: anywhere } time { font-size: 14px }
  a { display: inline-block; padding: 12px 0 }`;

const row = ({ channel, recipient, subject, text, createdAt }: OutboxMessage) => html`<li>
  <article data-recipient="${recipient}">
    <h2>${channel === 'sms' ? 'SMS' : 'Email'} to ${recipient}</h2>
    ${subject ? html`<p>${subject}</p>` : ''}
    <p>${text}</p>
    <time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>
  </article>
</li>`;

/** The page on which a developer reads what would have been sent. Served only where nothing is really sent. */
export function outboxPage({ db }: Services) {
  return async (c: AppContext) => {
    const messages = await listMessages(db);
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    return c.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="5">
    <title>Outbox · Tvacha</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Outbox</h1>
      <p>This server sends no mail and no SMS. What it would have sent is listed here, newest first.</p>
      <a href="/dev/outbox">Look again</a>
      ${messages.length === 0 ? html`<p>Nothing yet.</p>` : html`<ol>${messages.map(row)}</ol>`}
    </main>
  </body>
</html>`);
  };
}
