export { formatDate, formatRelativeDay } from './format/dates';
export { formatNumber } from './format/numbers';
