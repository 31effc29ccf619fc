import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

/** Every address of the site, in reading order. An explicit path always wins over the catch-all. */
export default [
  layout('frame/SiteLayout.tsx', [
    index('home/HomePage.tsx'),
    route('how-to-get-licensed', 'licensing/HowToGetLicensedPage.tsx'),
    route('state-guides', 'states/StateIndexPage.tsx'),
    route('state-guides/:slug', 'states/StateGuidePage.tsx'),
    route('exam-prep', 'exam/ExamPrepPage.tsx'),
    route('resources', 'resources/ResourcesPage.tsx'),
    route('resources/glossary', 'resources/GlossaryPage.tsx'),
    route('resources/glossary/:letter', 'resources/GlossaryLetterPage.tsx'),
    route('resources/math-formulas', 'resources/MathFormulasPage.tsx'),
    route('resources/laws-by-state', 'resources/LawsByStatePage.tsx'),
    route('resources/agency-relationships', 'resources/AgencyRelationshipsPage.tsx'),
    route('blog', 'blog/BlogPage.tsx'),
    route('blog/category/:category', 'blog/CategoryPage.tsx'),
    route('blog/:slug', 'blog/ArticlePage.tsx'),
    route('contact', 'contact/ContactPage.tsx'),
    route('newsletter/not-connected', 'newsletter/NotConnectedPage.tsx'),
    route('*', 'frame/NotFoundPage.tsx'),
    route('privacy', 'legal/PrivacyPage.tsx'),
    route('terms', 'legal/TermsPage.tsx'),
    route('privacy-policy', 'legal/PrivacyPage.tsx', { id: 'privacy-policy' }),
    route('terms-of-service', 'legal/TermsPage.tsx', { id: 'terms-of-service' }),
    route('sitemap', 'legal/SitemapPage.tsx'),
    route('radio', 'radio/RadioPage.tsx'),
    route('books', 'books/BooksPage.tsx'),
  ]),
  route('embed/contact', 'contact/EmbedContactPage.tsx'),
  route('embed/news', 'blog/EmbedNewsPage.tsx'),
] satisfies RouteConfig;
