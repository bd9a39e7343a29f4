import type { LessonDetail } from '@tvacha/shared-contract';
import { useNavigate } from '@tvacha/shared-core/router';
import { useEffect } from 'react';
import { lessonPath } from './courses';

/** What takes the arrow keys for itself. */
const takesArrows =
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=tab]';

/** The left arrow opens the lesson before, the right one the lesson after. */
export function useLessonKeys({
  courseId,
  previous,
  next,
}: Pick<LessonDetail, 'courseId' | 'previous' | 'next'>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest(takesArrows)) return;
      const to = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : null;
      if (to) navigate(lessonPath(courseId, to));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, courseId, previous, next]);
}
