import { DateField } from '@tvacha/shared-ui/date-field';
import css from './date-range.module.css';
import { useT } from './i18n';

interface DateRangeProps {
  /** Days such as 2026-11-20; an empty text where it is open. */
  from: string;
  to: string;
  onChange: (days: { from: string } | { to: string }) => void;
}

/** The first and the last day of what is shown, each of which may be left open. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  const t = useT();
  return (
    <div className={css.range}>
      <DateField
        name="from"
        label={t('range.from')}
        value={from}
        max={to || undefined}
        onChange={(day) => onChange({ from: day })}
      />
      <DateField
        name="to"
        label={t('range.to')}
        value={to}
        min={from || undefined}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  );
}
