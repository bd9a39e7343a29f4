import type { FileParser } from '../../uploads/file-parser';

type Calls = keyof FileParser;

/** What the process that parses is asked for. It is asked one thing at a time. */
export type ParserRequest = { [Call in Calls]: { call: Call; args: Parameters<FileParser[Call]> } }[Calls];

/** What it answers, after it has said that it is ready: a value, or why the file is refused. */
export type ParserResponse = { value: Awaited<ReturnType<FileParser[Calls]>> } | { refused: string };
