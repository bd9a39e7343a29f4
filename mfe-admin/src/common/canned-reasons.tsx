import { Button } from '@tvacha/shared-ui/button';
import { useT } from './i18n';
import styles from './reason-dialog.module.css';

/** The reasons that are given again and again, by what is refused. */
export const cannedReasons = {
  application: ['number', 'name', 'others', 'address', 'notDoctor'],
  copy: ['blurred', 'cut', 'otherPaper', 'stamp'],
  post: ['patient', 'advice', 'offTopic', 'tone'],
  contribution: ['face', 'consent', 'diagnosis', 'known'],
} as const;
export type CannedFor = keyof typeof cannedReasons;

/** What the server takes of a reason, in letters. */
export const longestReason = 500;

/** Where the reason ends up: what somebody has written stays, and the kept words come behind it. */
const joined = (written: string, kept: string) => (written.trim() ? `${written.trim()} ${kept}` : kept);

interface CannedReasonsProps {
  of: CannedFor;
  value: string;
  onChange: (reason: string) => void;
}

/** Reasons to choose from; what is chosen can be changed before it is sent. */
export function CannedReasons({ of, value, onChange }: CannedReasonsProps) {
  const t = useT();
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.kept}>{t('reasons.title')}</legend>
      <div className={styles.choices}>
        {cannedReasons[of].map((name) => {
          const text = t(`reasons.${name}`);
          return (
            <Button
              key={name}
              size="sm"
              disabled={value.includes(text) || joined(value, text).length > longestReason}
              onClick={() => onChange(joined(value, text))}
            >
              {t(`reasons.${name}.short`)}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
