import { useEffect, useRef } from 'react';

/** Moves focus to the first invalid field whenever `problem` changes to something. */
export function useFocusInvalid(problem: unknown) {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  return formRef;
}
