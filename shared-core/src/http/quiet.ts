const somebody = () => false;
let isNobodyThere: () => boolean = somebody;

/**
 * Tells how an exchange knows that nobody is there: a socket that comes back or a page that asks by itself is no use
 * of the session, and its rest goes on (SEC-23). Without it every exchange counts. @returns what takes it back
 */
export function quietWhile(test: () => boolean): () => void {
  isNobodyThere = test;
  return () => {
    isNobodyThere = somebody;
  };
}

export const isQuiet = (): boolean => isNobodyThere();
