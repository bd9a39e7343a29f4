import type { RemoteConfig } from '@tvacha/shared-core/remote';

export const remote = {
  area: 'admin',
  name: { en: 'back office', hi: 'बैक ऑफ़िस' },
  prefixes: ['/admin'],
  roles: ['admin', 'subAdmin'],
  language: 'en',
  routes: [
    {
      path: '/admin/dashboard',
      page: () => import('./src/features/dashboard/dashboard-page').then(({ DashboardPage }) => DashboardPage),
      title: { en: 'Dashboard', hi: 'डैशबोर्ड' },
      section: 'Dashboard',
    },
    {
      path: '/admin/logs',
      page: () => import('./src/features/logs/logs-page').then(({ LogsPage }) => LogsPage),
      title: { en: 'Audit log', hi: 'कार्रवाइयों का लेखा' },
      section: 'Dashboard',
    },
    {
      path: '/admin/releases',
      page: () => import('./src/features/releases/releases-page').then(({ ReleasesPage }) => ReleasesPage),
      title: { en: 'Releases of the areas', hi: 'क्षेत्रों के संस्करण' },
      section: 'Dashboard',
    },
    {
      path: '/admin/userlist',
      page: () =>
        import('./src/features/user-verification/user-verification-page').then(
          ({ UserVerificationPage }) => UserVerificationPage,
        ),
      title: { en: 'User Verification', hi: 'खातों की जाँच' },
      section: 'User Verification',
    },
    {
      path: '/admin/userlist/runs',
      page: () => import('./src/features/bulk-runs/runs-page').then(({ RunsPage }) => RunsPage),
      title: { en: 'Actions on many accounts', hi: 'कई खातों पर कार्रवाइयाँ' },
      section: 'User Verification',
    },
    {
      path: '/admin/userlist/runs/:id',
      page: () => import('./src/features/bulk-runs/run-page').then(({ RunPage }) => RunPage),
      title: { en: 'Action on many accounts', hi: 'कई खातों पर कार्रवाई' },
      section: 'User Verification',
    },
    {
      path: '/admin/messages',
      page: () => import('./src/features/messages/messages-page').then(({ MessagesPage }) => MessagesPage),
      title: { en: 'Messages not delivered', hi: 'नहीं पहुँचे संदेश' },
      section: 'User Verification',
    },
    {
      path: '/admin/chat',
      page: () => import('./src/features/chats/chats-page').then(({ ChatsPage }) => ChatsPage),
      title: { en: 'Chats', hi: 'बातचीत' },
      section: 'Chats',
    },
    {
      path: '/admin/chat/messages',
      page: () => import('./src/features/chats/contact-page').then(({ ContactPage }) => ContactPage),
      title: { en: 'Contact messages', hi: 'संपर्क संदेश' },
      section: 'Chats',
    },
    {
      path: '/admin/chat/answers',
      page: () => import('./src/features/chats/canned-page').then(({ CannedPage }) => CannedPage),
      title: { en: 'Canned answers', hi: 'तैयार उत्तर' },
      section: 'Chats',
    },
    {
      path: '/admin/content-approval',
      page: () =>
        import('./src/features/content-approval/content-approval-page').then(
          ({ ContentApprovalPage }) => ContentApprovalPage,
        ),
      title: { en: 'Content Approval', hi: 'सामग्री स्वीकृति' },
      section: 'Content Approval',
    },
    {
      path: '/admin/content-approval/posts',
      page: () => import('./src/features/posts/posts-page').then(({ PostsPage }) => PostsPage),
      title: { en: 'Questions and answers', hi: 'सवाल और जवाब' },
      section: 'Content Approval',
    },
    {
      path: '/admin/invaliduser',
      page: () =>
        import('./src/features/customer-codes/invalid-codes-page').then(({ InvalidCodesPage }) => InvalidCodesPage),
      title: { en: 'Invalid Customer Ids', hi: 'अमान्य ग्राहक आईडी' },
      section: 'Invalid Customer Ids',
    },
    {
      path: '/admin/invaliduser/codes',
      page: () => import('./src/features/customer-codes/real-codes-page').then(({ RealCodesPage }) => RealCodesPage),
      title: { en: 'Customer codes', hi: 'ग्राहक कोड' },
      section: 'Invalid Customer Ids',
    },
    {
      path: '/admin/user-roles',
      page: () => import('./src/features/user-roles/user-roles-page').then(({ UserRolesPage }) => UserRolesPage),
      title: { en: 'User Roles', hi: 'भूमिकाएँ' },
      section: 'User Roles',
    },
  ],
  menu: [
    {
      menu: 'admin',
      title: { en: 'Dashboard', hi: 'डैशबोर्ड' },
      path: '/admin/dashboard',
      icon: 'chart-bar',
      section: 'Dashboard',
    },
    {
      menu: 'admin',
      title: { en: 'User Verification', hi: 'खातों की जाँच' },
      path: '/admin/userlist',
      icon: 'identification-card',
      section: 'User Verification',
    },
    {
      menu: 'admin',
      title: { en: 'Invalid Customer Ids', hi: 'अमान्य ग्राहक आईडी' },
      path: '/admin/invaliduser',
      icon: 'prohibit',
      section: 'Invalid Customer Ids',
    },
    { menu: 'admin', title: { en: 'Chats', hi: 'बातचीत' }, path: '/admin/chat', icon: 'chats', section: 'Chats' },
    {
      menu: 'admin',
      title: { en: 'Publishers', hi: 'प्रकाशक' },
      path: '/admin/publishers',
      icon: 'buildings',
      section: 'Publishers',
    },
    {
      menu: 'admin',
      title: { en: 'Content Approval', hi: 'सामग्री स्वीकृति' },
      path: '/admin/content-approval',
      icon: 'seal-check',
      section: 'Content Approval',
    },
    {
      menu: 'admin',
      title: { en: 'User Roles', hi: 'भूमिकाएँ' },
      path: '/admin/user-roles',
      icon: 'users-three',
      section: 'User Roles',
    },
    {
      menu: 'admin',
      title: { en: 'Site Map', hi: 'साइट मैप' },
      path: '/admin/sitemap',
      icon: 'tree-structure',
      section: 'Site Map',
    },
  ],
} satisfies RemoteConfig;
