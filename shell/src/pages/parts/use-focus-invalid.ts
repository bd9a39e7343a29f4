import { useEffect, useRef } from 'react';

/** Moves the focus to the first field that is wrong whenever `problem` changes to something. */
export function useFocusInvalid(problem: unknown) {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  return formRef;
}
