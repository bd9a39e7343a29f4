import { addMessages, addToAnyResource, insertBefore } from './insert.mjs';

const contract = 'shared-contract/src';
/** What stands in Hindi until somebody says it: "new material". */
const untranslated = 'नई सामग्री';

/** Writes the row of a kind that is not known yet, with its section, its operations, its shapes and its rights. */
export function addToContract({ name, type, title, one }) {
  insertBefore(
    `${contract}/vocabulary/counts.ts`,
    '^} as const;\\nexport type CountKey',
    `  ${name}: '/doctor/${name}',`,
  );
  insertBefore(
    `${contract}/kinds.ts`,
    '^} as const satisfies Record<CountKey, ResourceRow>;',
    `  ${name}: {
    name: '${name}',
    type: '${type}',
    section: '${title}',
    alike: true,
    icon: 'sparkle',
    title: { en: '${title}', hi: '${untranslated}' },
    one: { en: '${one}', hi: '${untranslated}' },
  },`,
  );
  insertBefore(
    `${contract}/routes/contents.ts`,
    '^export const registerForEvent',
    `export const list${title} = operation('${name}.list', 'GET', '/api/${name}', member('${title}', 'read'));
export const show${one} = operation('${name}.details', 'GET', '/api/${name}/details/', member('${title}', 'read'));`,
  );
  insertBefore(`${contract}/routes/reading.ts`, "^ {2}'Events',\\n\\] as const;", `  '${title}',`);
  insertBefore(`${contract}/sections.ts`, '^\\] as const;\\nexport type ReadingSection', `  '${title}',`);
  insertBefore(
    `${contract}/entities/content-details.ts`,
    '^} as const satisfies Record<ContentType, ZodType>;',
    `  ${type}: z.object({ ...drawn, ...reviewed }),`,
  );
  insertBefore(
    `${contract}/entities/content-item.ts`,
    '^} as const satisfies Record<KindType, ZodType>;',
    `  ${type}: details.${type}.pick({ cover: true }),`,
  );
  insertBefore(
    `${contract}/testing/rights-table.ts`,
    "^ {2}'events\\.list':",
    `  '${name}.list': 'member, ${title}: read',\n  '${name}.details': 'member, ${title}: read',`,
  );
  addToAnyResource(`${contract}/testing/rights-table.ts`, title);
  for (const [folder, prefix] of Object.entries({ parts: 'kind.', home: 'count.' })) {
    addMessages(`shell/src/pages/${folder}/locales/en.json`, prefix, { [`${prefix}${name}`]: title.toLowerCase() });
    addMessages(`shell/src/pages/${folder}/locales/hi.json`, prefix, { [`${prefix}${name}`]: untranslated });
  }
}
