import { configure } from '@testing-library/react';

// The first visit to a lazy page compiles it, which may take seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lays nothing out and cannot scroll; it would fill the log with saying so.
window.scrollTo = () => undefined;
