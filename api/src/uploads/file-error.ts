/** Why a file is not taken, in words for the person who sent it. */
export class FileError extends Error {}
