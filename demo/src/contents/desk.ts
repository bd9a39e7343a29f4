import { pick, seedId } from '../seed-id';

const staff = (name: string) => seedId(`user/${name}@tvacha.example`);

/** Members of staff who write; none of them approves what is their own. */
export const writers = ['editor', 'publishing', 'medical.editor'].map(staff);

/** Who wrote something, who approved it, and when. */
export function deskOf(key: string, publishedOn: string) {
  const createdBy = pick(writers, `${key}/writer`);
  const others = [...writers, staff('admin')].filter((id) => id !== createdBy);
  return {
    createdBy,
    decidedBy: pick(others, `${key}/approver`),
    decidedAt: new Date(`${publishedOn}T05:30:00Z`),
  };
}
