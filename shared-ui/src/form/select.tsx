import { boundedPart } from '@tvacha/shared-core/lazy-part';
import { Suspense, useId } from 'react';
import type { SelectProps } from '../ant/select';
import { Icon } from '../icons/icon';
import { RetryButton } from '../states/late-part';
import css from './select.module.css';

export type { Option, SelectProps } from '../ant/select';

const SelectBox = boundedPart(
  () => import('../ant/select').then((part) => part.SelectBox),
  (retry) => <RetryButton onRetry={retry} />,
);

/**
 * One out of many; long lists are searched and drawn as they scroll. Until its code has come, a box like it stands
 * there.
 */
export function Select(props: SelectProps) {
  const { label, hideLabel, value, options, placeholder } = props;
  const id = useId();
  const shown = options.find((option) => option.value === value)?.label;
  return (
    <div className={css.select}>
      <label className={hideLabel ? 'visually-hidden' : css.label} htmlFor={id}>
        {label}
      </label>
      <Suspense
        fallback={
          <div className={css.rest}>
            <span className={shown ? css.words : css.placeholder}>{shown ?? placeholder}</span>
            <Icon name="caret-down" size={16} />
          </div>
        }
      >
        <SelectBox {...props} id={id} />
      </Suspense>
    </div>
  );
}
