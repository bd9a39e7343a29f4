import { formatDate } from '@tvacha/shared-core/format';
import { useLastValue } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { Card } from '@tvacha/shared-ui/card';
import { DescriptionList } from '@tvacha/shared-ui/description-list';
import { Drawer } from '@tvacha/shared-ui/drawer';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useT } from '../../common/i18n';
import { RowStepper, type RowStepperProps } from '../../common/row-stepper';
import styles from './customer-codes.module.css';
import { invalidCode, type TriedCode } from './invalid-codes';
import { NearCodes } from './near-codes';
import { SettleCode } from './settle-code';

interface InvalidCodeDrawerProps {
  /** The code asked for; null closes the drawer. */
  id: string | null;
  known: TriedCode | undefined;
  steps: Omit<RowStepperProps, 'labels'>;
  onClose: () => void;
}

/** One code that was tried in vain: how often, what it may have been meant for, and what is done about it. */
export function InvalidCodeDrawer({ id, known, steps, onClose }: InvalidCodeDrawerProps) {
  const t = useT();
  // While it slides out, the drawer keeps showing what it showed.
  const shown = useLastValue(id);
  const view = useResource(invalidCode, shown === null ? null : { id: shown });
  const title = view.value?.tried ?? known;
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      width={720}
      title={<span className={styles.code}>{title?.code ?? t('codes.one')}</span>}
      actions={<RowStepper labels={{ previous: t('codes.previous'), next: t('codes.next') }} {...steps} />}
    >
      <Loaded
        view={view}
        shape="article"
        failed={{
          title: t('codes.oneFailed'),
          section: t('codes.title'),
          missing: { title: t('codes.missing'), text: t('codes.missingText') },
        }}
      >
        {({ tried, near }) => (
          <div className={styles.body}>
            <Card title={t('codes.tried')}>
              <DescriptionList
                items={[
                  { term: t('codes.tries'), value: String(tried.tries) },
                  { term: t('codes.first'), value: formatDate(tried.firstAt, 'time') },
                  { term: t('codes.last'), value: formatDate(tried.lastAt, 'time') },
                ]}
              />
            </Card>
            <NearCodes near={near} />
            <SettleCode key={tried._id} tried={tried} />
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}
