const ranks = ['none', 'minor', 'major'];

/** Whether a part that came is an addition: nobody has to give it, or nobody is surprised by it. */
function isAddition(part, ways) {
  if (part.startsWith('|')) return !ways.includes('out');
  return part.endsWith('?') || !ways.includes('in');
}

/** Whether a part may go without anybody's harm: an arm of a union that was only ever given. */
const isSpare = (part, ways) => part.startsWith('|') && !ways.includes('in');

/** What differs between two surfaces: `{ bump, what }` each, and the types with an addition or a change. */
export function compareSurfaces(before, now) {
  const found = [];
  const touched = new Set();
  const note = (bump, what) => found.push({ bump, what });
  for (const [key, is] of Object.entries(before.members)) {
    const then = now.members[key];
    if (then === undefined) note('major', `${key} is gone`);
    else if (then !== is) note('major', `${key} was ${is}, is ${then}`);
  }
  for (const key of Object.keys(now.members)) if (!(key in before.members)) note('minor', `${key} is new`);
  for (const [key, { parts, ways }] of Object.entries(now.types)) {
    const old = before.types[key];
    // One that was not reached before comes with a member that is new or changed.
    if (!old) continue;
    for (const [part, is] of Object.entries(old.parts)) {
      if (!(part in parts)) note(isSpare(part, old.ways) ? 'minor' : 'major', `${key} has no ${part} any more`);
      else if (parts[part] !== is) note('major', `${key} ${part} was ${is}, is ${parts[part]}`);
      else continue;
      touched.add(key);
    }
    for (const part of Object.keys(parts)) {
      if (part in old.parts) continue;
      note(isAddition(part, ways) ? 'minor' : 'major', `${key} has ${part}`);
      touched.add(key);
    }
  }
  const bump = ranks[Math.max(0, ...found.map((one) => ranks.indexOf(one.bump)))];
  return { bump, found, touched };
}

/** The version after a bump. */
export function bumped(version, bump) {
  const [major, minor] = version.split('.').map(Number);
  return bump === 'major' ? `${major + 1}.0.0` : bump === 'minor' ? `${major}.${minor + 1}.0` : version;
}

const rank = (version) => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
export const isAtLeast = (version, least) => rank(version) >= rank(least);

/** Since which version each member is as it is; those of the major's first version are left out. */
export function sinceOf(before, now, version) {
  const first = `${version.split('.')[0]}.0.0`;
  if (!before || before.version.split('.')[0] !== version.split('.')[0]) return {};
  const { touched } = compareSurfaces(before, now);
  const rows = Object.keys(now.members).map((key) => {
    const isNew = !(key in before.members) || now.takes[key]?.some((type) => touched.has(type));
    return [key, isNew ? version : (before.since[key] ?? first)];
  });
  return Object.fromEntries(rows.filter(([, since]) => since !== first));
}
