import { configure } from '@testing-library/dom';

// Long enough for a busy machine; what is there sooner is found sooner.
configure({ asyncUtilTimeout: 10_000 });
