import type { ComponentType } from 'react';
import type { PartName } from './part-names';
import * as basics from './show-basics';
import * as choices from './show-choices';
import * as fields from './show-fields';
import * as lists from './show-lists';
import * as media from './show-media';
import * as messages from './show-messages';
import * as overlays from './show-overlays';
import * as pages from './show-pages';
import * as tables from './show-tables';
import { FileUploads } from './show-upload';

/** What each page of the catalogue shows: the part in all its states. */
export const drawn: Record<PartName, ComponentType> = {
  tokens: basics.Tokens,
  logo: basics.Logos,
  icon: basics.Icons,
  button: basics.Buttons,
  tag: basics.Tags,
  card: basics.Cards,
  stat: basics.Stats,
  avatar: basics.Avatars,
  'book-cover': basics.Covers,
  'skin-art': basics.Skin,
  'figure-art': basics.Figures,
  'text-field': fields.TextFields,
  'suggest-field': fields.SuggestFields,
  'phone-field': fields.PhoneFields,
  'otp-field': fields.OtpFields,
  'qr-code': fields.QrCodes,
  'text-area': fields.TextAreas,
  'date-field': fields.DateFields,
  'form-notice': messages.FormNotices,
  select: fields.Selects,
  checkbox: choices.Checkboxes,
  switch: choices.Switches,
  'radio-group': choices.RadioGroups,
  stepper: choices.Steppers,
  'file-upload': FileUploads,
  'list-page': lists.ListPages,
  'filter-chips': lists.FilterChipRows,
  'search-field': lists.SearchFields,
  segmented: lists.SegmentedViews,
  'choice-list': tables.ChoiceLists,
  'filter-panel': lists.FilterPanels,
  table: tables.Tables,
  pagination: tables.Paginations,
  'virtual-grid': lists.VirtualGrids,
  tabs: tables.TabViews,
  'page-header': pages.PageHeaders,
  'back-link': pages.BackLinks,
  'detail-page': pages.DetailPages,
  breadcrumb: pages.Breadcrumbs,
  'description-list': pages.DescriptionLists,
  'rich-text': pages.RichTexts,
  'toast-list': messages.Toasts,
  notice: messages.Notices,
  'conflict-notice': messages.ConflictNotices,
  'members-note': messages.MembersNotes,
  'talk-log': messages.TalkLogs,
  states: messages.States,
  'progress-bar': messages.ProgressBars,
  countdown: messages.Countdowns,
  modal: overlays.Modals,
  confirm: overlays.Confirms,
  drawer: overlays.Drawers,
  'line-chart': media.LineCharts,
  'column-chart': media.ColumnCharts,
  'share-chart': media.ShareCharts,
  'media-player': media.MediaPlayers,
  gallery: media.Galleries,
  'zoom-stage': media.ZoomStages,
  'pdf-viewer': media.PdfViewers,
};
