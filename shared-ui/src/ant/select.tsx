import { formatNumber } from '@tvacha/shared-core/format';
import AntSelect from 'antd/es/select';
import { useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../base/messages';
import css from '../form/select.module.css';
import { Icon } from '../icons/icon';
import { AntScope } from './scope';

export interface Option {
  value: string;
  label: string;
  count?: number;
}
export interface SelectProps {
  label: string;
  /** The label is for screen readers alone. */
  hideLabel?: boolean;
  /** An empty text where nothing is chosen. */
  value: string;
  options: readonly Option[];
  /** Gets an empty text when the choice is cleared. */
  onChange: (value: string) => void;
  allowClear?: boolean;
  searchable?: boolean;
  placeholder?: string;
  disabled?: boolean;
}

interface SelectBoxProps extends SelectProps {
  id: string;
}

export function SelectBox(props: SelectBoxProps) {
  const { id, label, value, options, onChange, allowClear, searchable, placeholder, disabled } = props;
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  // What is pressed while it opens is for the list.
  const openAtOnce = () => isOpening && flushSync(() => setIsOpen(true));
  return (
    <AntScope>
      <div onKeyDownCapture={openAtOnce}>
        <AntSelect<string, Option>
          id={id}
          className={css.control}
          value={value || undefined}
          placeholder={placeholder}
          disabled={disabled}
          options={[...options]}
          open={isOpen}
          // The code of the list is compiled when it first opens: the press is painted before that.
          onBlur={() => isOpening && setIsOpen(false)}
          onOpenChange={(next) => (next ? startOpening(() => setIsOpen(true)) : setIsOpen(false))}
          onChange={(next: string | undefined) => onChange(next ?? '')}
          allowClear={
            allowClear ? { clearIcon: <Icon name="x-circle" size={16} label={t('clearChoice', { label })} /> } : false
          }
          showSearch={searchable ? { optionFilterProp: 'label' } : false}
          suffixIcon={
            <span className={css.caret}>
              <Icon name="caret-down" size={16} />
            </span>
          }
          // It opens in place: of a list that slides, what is pressed may not be what is let go, and nothing is chosen.
          transitionName=""
          notFoundContent={t('nothingFound')}
          optionRender={({ data }) => (
            <span className={css.option}>
              <span className={css.words}>{data.label}</span>
              {data.count === undefined ? null : <span className={css.count}>{formatNumber(data.count)}</span>}
            </span>
          )}
        />
      </div>
    </AntScope>
  );
}
