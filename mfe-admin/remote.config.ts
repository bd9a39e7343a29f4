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
      path: '/admin/userlist',
      page: () =>
        import('./src/features/user-verification/user-verification-page').then(
          ({ UserVerificationPage }) => UserVerificationPage,
        ),
      title: { en: 'User Verification', hi: 'खातों की जाँच' },
      section: 'User Verification',
    },
    {
      path: '/admin/messages',
      page: () => import('./src/features/messages/messages-page').then(({ MessagesPage }) => MessagesPage),
      title: { en: 'Messages not delivered', hi: 'नहीं पहुँचे संदेश' },
      section: 'User Verification',
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
