/** The words of the home page as plain HTML with no script: the least that a page of this content can weigh. */
export const staticPage = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tvacha</title>
<style>body{font:17px/1.6 system-ui,sans-serif;background:#faf6ef;color:#17282b;margin:0 auto;max-width:1120px;padding:24px}h1{font:450 64px/68px Georgia,serif}a{color:#0f4c52}ul{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;padding:0;list-style:none}li{border:1px solid #e5dac8;border-radius:12px;padding:24px;background:#fffdf9}</style>
<body><header>Tvacha</header><main><h1>Know your skin. Find the right doctor.</h1>
<p>Clear pages written and reviewed by dermatologists, for every skin tone in India.</p>
<h2>Start with what you see</h2><ul>${['Ringworm', 'Acne', 'Hair fall', 'Eczema', 'Melasma', 'Vitiligo'].map((name) => `<li><a href="#">${name}</a><p>What it looks like, what to do today, and when to see a doctor.</p></li>`).join('')}</ul>
<h2>A reading room for dermatologists</h2><p>Ebooks, journals, webinars and quizzes, for verified members.</p></main>
<footer>10am to 6pm Monday to Friday</footer></body></html>`;
