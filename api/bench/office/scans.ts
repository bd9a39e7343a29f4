import type { Statement } from '../servers/fastify';
import type { Target } from './target';

const figures = ['funnel?by=week', 'funnel?by=month', 'reads?days=90', 'misses', 'places'];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const large = new Set(['users', 'audit_log', 'chat_messages']);

/** The large tables that the plans of these statements read from end to end. */
export async function seqScansOf({ query }: Target, statements: Statement[]): Promise<string[]> {
  const tables = new Set<string>();
  for (const { text, values } of statements) {
    const { rows } = await query({ text: `explain (format json) ${text}`, values });
    const [[[{ Plan: plan }]]] = rows as [[[{ Plan: Plan }]]];
    for (const node of nodesOf(plan)) {
      const { 'Node Type': type, 'Relation Name': table = '' } = node;
      if (type === 'Seq Scan' && large.has(table)) tables.add(table);
    }
  }
  return [...tables];
}

/** The figures of the dashboard in whose plans the table of accounts is read from end to end. */
export async function scansOf(target: Target): Promise<string[]> {
  const found: string[] = [];
  for (const figure of figures) {
    const statements = await target.statementsFor(`/api/admin/figures/${figure}`);
    if ((await seqScansOf(target, statements)).includes('users')) found.push(figure);
  }
  return found;
}
