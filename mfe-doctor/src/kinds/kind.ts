import type { ContentKind, Cover, Input, OperationId, Person, Result, Speciality } from '@tvacha/shared-contract';
import type { ReactNode } from 'react';
import type { Translate } from '../common/i18n';
import type { KnownKind } from './kind-rows';

/** What every kind's rows have. */
export interface Listed {
  _id: string;
  title: string;
  author: { _id: string; name: string } | null;
  people: readonly Person[];
  subSpeciality: Speciality | null;
  publishedOn: string;
  cover: Cover;
  isNew: boolean;
  /** How far the reader is, from 0 to 1, where they have begun. */
  progress?: number | undefined;
}

/** What every kind's records have. */
export interface Whole extends Listed {
  summary: string;
  /** A link good for at most 300 s; null where there is no file. */
  fileUrl: string | null;
  /** The issues before and after it, of what comes in issues. */
  previous?: Pick<Listed, '_id' | 'title'> | null;
  next?: Pick<Listed, '_id' | 'title'> | null;
  related?: readonly { _id: string; title: string; publishedOn: string; startsAt?: string | null }[];
}

/** The orders in which the server gives one kind or another, after the newest first. */
export type Sort = 'oldest' | 'title' | 'author' | 'mostRead' | 'soonest';
export type Fact = readonly [name: string, value: string];

/** A numbered list of what is in a record. */
export interface Part {
  title: string;
  items: readonly string[];
  /** What stands before each in place of its number. */
  marks?: readonly string[];
  /** On which page of the file each begins; its title then leads there. */
  pages?: readonly (number | null)[];
}

export interface RowProps<Row extends Listed = Listed> {
  name: KnownKind;
  kind: Kind;
  row: Row;
  level?: 'h2' | 'h3';
}

export interface BodyProps<Record extends Whole = Whole> {
  name: KnownKind;
  record: Record;
  /** Asks for the record anew. */
  reload: () => void;
}

/** What tells one kind from another beside its rows in the tables; the screens read this and ask no kind by name. */
export interface Kind<Row extends Listed = Listed, Record extends Whole = Whole, Order extends Sort = Sort> {
  sorts: readonly Order[];
  /** How much there is of it. */
  size(row: Row, t: Translate): string;
  facts(record: Record, t: Translate): readonly Fact[];
  parts(record: Record, t: Translate): readonly Part[];
  /** Its row in a list, where a cover or a line does not say enough. */
  Row?(props: RowProps<Row>): ReactNode;
  /** The kind whose list has the record, where several kinds are of one type. */
  homeOf?(record: Record): KnownKind;
  /** It shows itself, wide, and no cover beside it. */
  wide?: true;
  /** What is done with it, between its title and its facts. */
  Body?(props: BodyProps<Record>): ReactNode;
  /** What its records hold that is no list: chapters and transcript of a film, the stories of an issue. */
  contents?(record: Record): ReactNode;
  /** What stands under all of a record: what colleagues ask about it. */
  Below?(props: Pick<BodyProps<Record>, 'name' | 'record'>): ReactNode;
}

type OrdersOf<List extends OperationId> =
  Input<List> extends { query?: { sort?: infer Order } } ? Extract<Sort, Order> : never;

/** A kind by the name of its operations. */
export type KindOf<Name extends 'ebooks' | ContentKind> = Kind<
  Result<`${Name}.list`>['items'][number],
  Result<`${Name}.details`>,
  OrdersOf<`${Name}.list`>
>;
