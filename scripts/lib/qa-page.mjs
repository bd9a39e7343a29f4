const option = ([value, { title }], chosen) =>
  `<option value="${value}"${value === chosen ? ' selected' : ''}>${title}</option>`;

/** The page on which QA chooses a remote, who looks at it, and what goes wrong. */
export const qaPage = ({ remotes, personas, faults }) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>QA · Tvacha</title>
<style>
  body { font: 16px/1.6 system-ui, sans-serif; background: #faf6ef; color: #17282b; max-width: 640px; margin: 56px auto; padding: 0 16px }
  form { background: #fffdf9; border: 1px solid #e5dac8; border-radius: 12px; padding: 24px; display: grid; gap: 16px }
  label { display: grid; gap: 4px } select, button { font: inherit; min-height: 44px; padding: 0 12px; border-radius: 8px; border: 1px solid #8f8270; background: #fff; color: inherit }
  button { background: #0f4c52; color: #fffdf9; border: 0; font-weight: 600 }
</style>
<main><h1>One remote, on the mock</h1>
<p>The real shell with one remote in its registry. No server is started: every call is answered in this page, and a reload begins anew from the seed.</p>
<form onsubmit="location.assign('/qa/' + this.remote.value + '?as=' + this.as.value + '&fault=' + this.fault.value); return false">
<label>Remote <select name="remote">${remotes.map((remote) => option([remote, { title: remote }])).join('')}</select></label>
<label>Signed in as <select name="as">${Object.entries(personas)
  .map((entry) => option([entry[0], entry[1] ?? { title: 'Visitor' }], 'doctor'))
  .join('')}</select></label>
<label>What goes wrong <select name="fault"><option value="">Nothing</option>${Object.entries(faults)
  .map((entry) => option(entry))
  .join('')}</select></label>
<button>Open</button></form></main></html>`;
