import { reportCaughtError } from '@tvacha/shared-core/caught-errors';

// An entry of its own, so that builds with another worker (QA) leave it out. After load: it must not compete with it.
if (window.isSecureContext && 'serviceWorker' in navigator)
  window.addEventListener('load', () => {
    import(/* webpackChunkName: "link-worker" */ './link-worker')
      .then(({ linkWorker }) => linkWorker())
      .catch((error: unknown) => reportCaughtError({ where: 'worker', error }));
  });
