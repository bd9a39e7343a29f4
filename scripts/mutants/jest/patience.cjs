// A page that a mutant broke would be waited for as long as one on a busy machine.
if (globalThis.__patience) require('@testing-library/dom').configure({ asyncUtilTimeout: globalThis.__patience });
