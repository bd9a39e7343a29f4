import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionOf } from '@tvacha/shared-contract/remote-config';
import type { AreaInfo } from '../../federation/contract';
import { findPage } from './find-page';

const root = join(__dirname, '../../../..');
/** The areas as their remotes descriptionOf themselves. */
let described: AreaInfo[];
beforeAll(async () => {
  const folders = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const configs = await Promise.all(folders.map((folder) => import(join(root, folder, 'remote.config'))));
  described = configs.map(({ remote }) => ({ available: true, ...descriptionOf(remote) }));
});

/** Whose page an address is: an area's, or the shell's own. */
const pages: Record<string, string[]> = {
  shell: [
    ...['/', '/_app', '/aboutus', '/aboutus/patient', '/aboutus/doctor', '/benefits', '/contact'],
    ...['/terms-and-condition', '/privacy-policy', '/sitemap', '/logout', '/account/chat'],
  ],
  auth: [
    ...['/login', '/login/doctor', '/admin/login', '/register/doctor?code=TVD-1', '/register/verifycustomer'],
    ...['/register/verifycustome', '/demo/registration', '/demo/confirm'],
  ],
  doctor: [
    ...['/doctor', '/doctor/dashboard', '/doctor/ebook', '/doctor/ejournals', '/doctor/webinars'],
    ...['/doctor/vidyaopenhouse', '/doctor/journalclubs', '/events/expertlectures'],
    ...['/events/conferencearchives', '/events/archives'],
    ...['/doctor/proguidevideos', '/doctor/dermatologytimes', '/doctor/magzter', '/doctor/polls', '/doctor/courses'],
    ...['/doctor/quizzes', '/doctor/search?q=acne', '/doctor/library', '/doctor/calendar', '/doctor/profile'],
    ...['/doctor/learning', '/doctor/learning?year=2025'],
    ...['/doctor/contributionlist?type=case', '/doctor/contributions/new', '/doctor/contributions/nocopyright'],
    ...['/doctor/contributions/0190a000-0000-7000-8000-000000000001/edit'],
    ...['/doctor/questions', '/doctor/questions/ask', '/doctor/questions/0190a000-0000-7000-8000-000000000001'],
  ],
  patient: [
    ...['/findadoctor', '/patient/dermatologist', '/patient/category/all?name=x&section=0'],
    ...['/patient/embarrassing/ringworm', '/certificates', '/certificates/TVC-2026-12AB-34CD-56EF'],
  ],
  admin: [
    ...['/admin/dashboard', '/admin/logs', '/admin/releases', '/admin/userlist', '/admin/messages'],
    ...['/admin/userlist/runs', '/admin/userlist/runs/0190a000-0000-7000-8000-000000000001'],
    ...[
      '/admin/content-approval',
      '/admin/content-approval/posts',
      '/admin/chat',
      '/admin/chat/messages',
      '/admin/chat/answers',
    ],
    ...['/admin/invaliduser', '/admin/invaliduser/codes', '/admin/user-roles'],
  ],
};
/** Their screens are still to be made: a row moves up with its screen. */
const toCome = ['/patient/dashboard', '/admin/publishers', '/admin/sitemap'];

const ownerOf = (url: string) => {
  const page = findPage(url, described);
  return page.kind === 'remote' ? page.area : page.kind;
};

test('[NAV-01] [NAV-02] [NAV-03] [NAV-04] [NAV-05] each address of the product leads to a page of its owner', () => {
  for (const [owner, urls] of Object.entries(pages))
    for (const url of urls) expect([url, ownerOf(url)]).toEqual([url, owner]);
  for (const url of toCome) expect([url, ownerOf(url)]).toEqual([url, 'none']);
});
