/** Every page of the catalogue: its address, by group. */
export const partNames = {
  basics: ['tokens', 'logo', 'icon', 'button', 'tag', 'card', 'stat', 'avatar', 'book-cover', 'skin-art', 'figure-art'],
  fields: [
    'text-field',
    'suggest-field',
    'phone-field',
    'otp-field',
    'qr-code',
    'text-area',
    'date-field',
    'select',
    'checkbox',
    'switch',
    'radio-group',
    'stepper',
    'form-notice',
    'file-upload',
  ],
  lists: [
    'list-page',
    'filter-chips',
    'search-field',
    'segmented',
    'choice-list',
    'filter-panel',
    'table',
    'pagination',
    'virtual-grid',
    'tabs',
  ],
  pages: ['page-header', 'back-link', 'detail-page', 'breadcrumb', 'description-list', 'rich-text'],
  messages: [
    'toast-list',
    'notice',
    'members-note',
    'talk-log',
    'states',
    'progress-bar',
    'countdown',
    'modal',
    'confirm',
    'drawer',
  ],
  media: ['line-chart', 'column-chart', 'share-chart', 'media-player', 'gallery', 'zoom-stage', 'pdf-viewer'],
} as const;

export type PartName = (typeof partNames)[keyof typeof partNames][number];
export const allParts: readonly PartName[] = Object.values(partNames).flat();
