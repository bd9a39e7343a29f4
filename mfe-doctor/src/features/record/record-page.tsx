import { useResource } from '@tvacha/shared-core/resources';
import { Navigate, useLocation, useParams } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useT } from '../../common/i18n';
import type { Whole } from '../../kinds/kind';
import { listPaths } from '../../kinds/kind-rows';
import { recordPath } from '../../kinds/paths';
import { type KindProps, screenOf } from '../../kinds/screens';
import { useKindFailure } from '../../kinds/use-kind-failure';
import { kindResources } from '../../state/kinds';
import { MoreByAuthor } from './more-by-author';
import { Neighbours } from './neighbours';
import { RecordView } from './record-view';
import { Related } from './related';

interface Props extends KindProps {
  record: Whole;
  reload: () => void;
}

/** All there is to a record; one that is asked for as another kind leads to its own address. */
function Record({ name, kind, record, reload }: Props) {
  const { search, hash } = useLocation();
  const home = kind.homeOf?.(record) ?? name;
  if (home !== name) return <Navigate to={`${recordPath(home, record._id)}${search}${hash}`} replace />;
  const id = record._id;
  return (
    <>
      <RecordView name={name} kind={kind} record={record} reload={reload} />
      {record.author && screenOf(name).byAuthor ? (
        <MoreByAuthor name={name} kind={kind} id={id} author={record.author} />
      ) : null}
      <Neighbours name={name} record={record} />
      <Related name={name} related={record.related} />
      {kind.Below ? <kind.Below name={name} record={record} /> : null}
    </>
  );
}

/** One record of any kind: `/doctor/ebook/:id`. */
export function RecordPage({ name, kind }: KindProps) {
  const t = useT();
  const { id = '' } = useParams();
  const view = useResource(kindResources[name].details, { id });
  return (
    <>
      <BackLink to={listPaths[name]} label={t(`${name}.all`)} />
      <Loaded view={view} shape="article" failed={useKindFailure('record', name)} page>
        {(record) => <Record key={record._id} name={name} kind={kind} record={record} reload={view.reload} />}
      </Loaded>
    </>
  );
}
