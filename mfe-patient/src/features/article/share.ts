interface Shared {
  title: string;
  url: string;
}

/** Shares a page, and says how it went; a reader who closes the sheet has shared nothing, and that is no fault. */
export async function share(page: Shared): Promise<'shared' | 'copied' | 'none'> {
  try {
    if (navigator.share) {
      await navigator.share(page);
      return 'shared';
    }
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'none';
  }
}
