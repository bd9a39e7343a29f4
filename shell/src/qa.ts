import { type MockChoice, startMock } from '@tvacha/mock-api/browser';

/** The QA page says in a JSON block who looks at it and what is to go wrong. */
function readChoice(): MockChoice {
  const block = document.getElementById('qa')?.textContent;
  return block ? JSON.parse(block) : { persona: 'visitor' };
}

await startMock('/qa/mock/', readChoice());
// The real shell, once every call it makes is answered by the mock.
await import('./main');
