import { html } from 'hono/html';
import type { Services } from '../services/ctx';
import { type DemoCode, listDemoCodes, listMessages, type OutboxMessage } from '../services/outbox/list-messages';
import type { AppContext } from './caller';
import { pageStyle } from './page-style';

const style = `${pageStyle(680)}
  a { display: inline-block; padding: 12px 0; font-weight: 500 }
  ol { margin: 16px 0; gap: 16px }
  article { padding: 16px 24px }
  h2 { font-size: 15px; font-weight: 600; margin: 0 } p { margin: 4px 0; overflow-wrap: anywhere; white-space: pre-line }
  time { font-size: 13px; color: light-dark(#616b69, #9ba8a4) }`;

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

const row = ({ channel, recipient, subject, text, createdAt }: OutboxMessage) => html`<li>
  <article data-recipient="${recipient}">
    <h2>${channel === 'sms' ? 'SMS' : 'Email'} to ${recipient}</h2>
    ${subject ? html`<p>${subject}</p>` : ''}
    <p>${text}</p>
    <time datetime="${createdAt.toISOString()}">${moment.format(createdAt)}</time>
  </article>
</li>`;

const staffRow = ({ name, email, code }: DemoCode) => html`<li>
  <article data-recipient="${email}">
    <h2>Authenticator of ${name}, ${email}</h2>
    <p>${code}</p>
  </article>
</li>`;

/** The page on which a developer reads what would have been sent. Served only where nothing is really sent. */
export function outboxPage(services: Services) {
  const { db, clock } = services;
  return async (c: AppContext) => {
    const messages = await listMessages(services);
    const codes = await listDemoCodes(db, clock.now());
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
      ${codes.length === 0 ? '' : html`<ol aria-label="Codes of the demo staff">${codes.map(staffRow)}</ol>`}
    </main>
  </body>
</html>`);
  };
}
