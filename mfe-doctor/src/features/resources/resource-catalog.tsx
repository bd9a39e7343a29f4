import type { Ebook } from '@tvacha/shared-contract';
import * as constants from '@tvacha/shared-contract/constants';
import type { ReadingSection } from '@tvacha/shared-contract/sections';
import type { CountKey } from '@tvacha/shared-contract/vocabulary';
import type { Request } from '@tvacha/shared-core/list';
import { paths } from '@tvacha/shared-core/paths';
import type { Page, Resource } from '@tvacha/shared-core/resources';
import type { ComponentType } from 'react';
import { EbookItem } from '../../common/ebook-item';
import type { MessageKey } from '../../common/i18n';
import { ebooks } from '../../state/ebooks.slice';
import { type ResourceDefinition, type ResourceFields, resourceFields, type View } from './resource-fields';

/** What every kind's rows have. */
export interface Listed {
  _id: string;
  subSpeciality: { _id: string };
}

/** All that tells one kind of resource from another; the list page reads this and asks no kind by name. */
export interface ResourceDescriptor<Row extends Listed> {
  title: MessageKey;
  section: ReadingSection;
  /** Which of the counts is the kind's whole number. */
  count: CountKey;
  /** What its address may say, and how many rows one call brings. */
  list: ResourceDefinition;
  rows: Resource<string, Request<ResourceFields> & { page?: number }, Page<Row>>;
  /** Whose authors the author filter offers. */
  authorsOf: 'ebook';
  /** The one part that is the kind's own: how a row looks. */
  Item: ComponentType<{ row: Row; view: View }>;
}

/** The rows of each kind; a kind that is named here and not described below fails to compile. */
interface ResourceRows {
  ebooks: Ebook;
}
export type ResourceKind = keyof ResourceRows;
export type ResourceCatalog = { [Kind in ResourceKind]: ResourceDescriptor<ResourceRows[Kind]> };

export const resourceCatalog = {
  ebooks: {
    title: 'ebooks.title',
    section: 'Ebooks',
    count: 'ebooks',
    list: resourceFields(() => paths.ebooks(), constants.ebookPageSize),
    rows: ebooks,
    authorsOf: 'ebook',
    Item: EbookItem,
  },
} satisfies ResourceCatalog;
