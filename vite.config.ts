import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brandIcons } from './shell/web/build/brand-icons.ts';
import { refuseChunkCycles } from './shell/web/build/chunk-cycles.ts';
import { precompress } from './shell/web/build/precompress.ts';
import { preloadLinks } from './shell/web/build/preload-links.ts';
import { stripSchemas } from './shell/web/build/strip-schemas.ts';
import { offlineManifest } from './shell/web/build/offline-manifest.ts';
import { appShellFiles } from './shell/web/build/app-shell-files.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

const shell = appShellFiles();

const slash = '[\\\\/]';

/** Form library and input components of the pages before the login. */
const formParts = parts([
  '@mantine/form/',
  '@mantine/core/.*/(Input|InputBase|TextInput|PasswordInput|Text|Title|Stack|Group|Anchor|Button|Alert|Divider)/',
  'shell/web/forms/(server-form|FormSheet|drafts)',
]);

/**
 * Other modules that the pages before the login share. They load no zod: `stripSchemas` removes the schemas from their
 * contract.
 */
const guestParts = parts([
  'areas/account/(contract|web/(?!Invitation|OtherStudios|PlatformAgreement|public|open-screens)[-A-Za-z]+)[.](tsx?|module[.]css)$',
  'shell/web/router/links',
  'shell/common/(route|problem|files)[.]ts',
]);

/** Contracts, grouped by the screens that load them. Zod is loaded only by screens whose forms validate. */
const contractParts = parts([
  'areas/[^/]+/contract(/[-a-z]+)?[.]ts$',
  'shell/common/(fields|attachments|pdf)[.]ts$',
  'node_modules/zod/',
]);

/** Layout, widgets and functions that nearly every screen after the login uses: one chunk instead of many small ones. */
const appParts = parts([
  'shell/web/layouts/AppLayout[.]tsx$',
  'shell/web/(api/upload|texts/formats|variant)[.]ts$',
  'shell/common/(numbers|sorting)[.]ts$',
  '@tabler/icons-react/.*/IconBarbell[.]mjs$',
  'shell/web/widgets/(BackLink|Banner|EmptyState|OverflowMenu|Screen|Section|StatGroup|StateBadge)[.]tsx$',
]);

/** Contracts of a client's first screen, which have no schemas: one request instead of six. */
const todayContractParts = parts([
  'areas/completed-workouts/contract([.]ts|/(set|training|comments)[.]ts)$',
  'areas/notices/contract/board[.]ts$',
  'areas/advices/contract/own[.]ts$',
  'areas/notifications/contract/unread[.]ts$',
  'areas/chats/contract[.]ts$',
  'shell/common/realtime[.]ts$',
]);

/** Modules of a client's first screen. */
const todayParts = parts([
  'areas/home/web/HomeScreen[.]tsx$',
  'areas/completed-workouts/web/(public|today/TodayScreen|runner/sync/PendingWorkoutSync)[.]tsx$',
  'areas/notices/web/board/(NoticeBanners[.]tsx|NoticeCard[.]tsx|queries[.]ts)$',
  'areas/advices/web/(AdviceBanner[.]tsx|unread[.]ts)$',
]);

/** What all document editors load before the document is shown. Their dialogs have chunks of their own. */
const documentParts = parts([
  'shell/web/documents/(?!Conflict|DifferenceList|KeysDialog|VersionHistory|live|open-documents|AutoText|document-cache)[-A-Za-z]+[.]',
  'shell/web/(tab-id|selector-atom)[.]ts$',
  'shell/web/forms/SaveStatusLabel[.]',
  'node_modules/(immer|zustand)/',
]);

/** The rules by which most screens of nutrition compute totals and compare foods with dietary profiles. */
const foodParts = parts([
  'areas/meal-plans/rules/(empty-totals|totals|stored)[.]ts$',
  'areas/aliments/rules/(stored|components|totals|nutrients|amounts|energy|other-energy|sums|percentages|cautions|names|food-values)[.]ts$',
  'areas/aliments/rules/(quantities|suggested-quantity|typed-quantity|quantity-text|typed-number)[.]ts$',
  'areas/aliments/rules/(measure-names|household-measures|pieces|food-allergens|named-allergens|named-foods|dish-allergens|number-words|named-meats|named-unless-vegan|animal-parts|inherited-names|name-qualifiers|allergen-names|certain-gluten|nickel-foods|restricted-foods|restricted-groups|restricted-words|liquids|diets|restricted-names)[.]ts$',
  'areas/macros/rules/comparison[.]ts$',
  'areas/dietary-profiles/(rules|web/(ConflictMark|conflict-text))',
]);

/** The meal plan editor without its dialogs and its two layouts, which have chunks of their own. */
const mealPlanParts = parts([
  'areas/meal-plans/rules/(edit-|copies|copy-|same-content|titles|targets|document-model|content|insert-rows)',
  'areas/meal-plans/rules/(conflicts|declared-conflicts|day-after-undo|publication|recipe-row|untranslated-texts)[.]ts$',
  'areas/meal-plans/web/editor/((edits|state|shared|totals|former-values)/(?!RowItems|MicronutrientList)|(?!prefetch|load-meal-plan|MealPlanEditScreen)[A-Za-z-]+[.](?!test))',
]);

/** Widgets, forms and lists that most screens of professionals use: one chunk instead of fifty small ones. */
const widgetParts = parts([
  'node_modules/(@mantine/(core|hooks)|react-number-format)/',
  'shell/web/(forms|lists|records|attachments|widgets|settings|pdf)/',
]);

/** Icons of the navigation, which every screen after the login loads. */
const navIconParts = parts([
  '@tabler/icons-react/.*/Icon(' +
    'Apple|Bell|Books|Camera|ChartDonut3|ChartLine|ChefHat|ClipboardCheck|ClipboardList|Crown|Files' +
    '|History|Home|Meat|MessageCircle|Run|Salad|Settings|Soup|Speakerphone|Stethoscope|Sun|UserCog' +
    '|Users|UsersGroup' +
    ')[.]mjs$',
]);

/** Icons of screens that are loaded on demand: few chunks instead of one of 200 bytes for each icon. */
const iconParts = parts(['@tabler/icons-react/']);

export default defineConfig({
  publicDir: 'shell/web/public',
  plugins: [
    react(),
    stripSchemas(),
    brandIcons(),
    refuseChunkCycles(),
    preloadLinks({
      '/login': ['areas/account/web/LoginScreen.tsx'],
      '/home': ['areas/all-client.tsx', 'shell/web/layouts/AppLayout.tsx', 'areas/home/web/HomeScreen.tsx'],
    }),
    shell.plugin,
    offlineManifest({
      screens: [
        'areas/home/web/HomeScreen.tsx',
        'areas/home/web/TodayNutrition.tsx',
        'areas/completed-workouts/web/public.tsx',
        'areas/completed-workouts/web/runner/RunnerScreen.tsx',
        'areas/completed-workouts/web/runner/correction/CorrectionScreen.tsx',
        'areas/completed-workouts/web/history/HistoryScreen.tsx',
        'areas/completed-workouts/web/comparison/CompletedWorkoutScreen.tsx',
        'areas/macros/web/lazy-public.tsx',
        'areas/meals/web/lazy-public.tsx',
        'areas/meals/web/today/NutritionScreen.tsx',
        'areas/meals/web/shopping/ShoppingScreen.tsx',
        'areas/meals/web/history/NutritionHistoryScreen.tsx',
        'areas/meals/web/device/DietSync.tsx',
        'areas/metrics/web/lazy-public.tsx',
        'areas/metrics/web/list/MetricsScreen.tsx',
        'areas/metrics/web/details/MetricScreen.tsx',
        'areas/metrics/web/device/MeasurementSync.tsx',
        'areas/metrics/web/record/UnsentRecord.tsx',
        'areas/surveys/web/fill/MyCheckInsScreen.tsx',
        'areas/surveys/web/fill/CheckInScreen.tsx',
        'areas/surveys/web/device/AnswerSync.tsx',
      ],
      folders: [
        'areas/completed-workouts/web/free/',
        'areas/completed-workouts/web/runner/',
        'areas/completed-workouts/web/today/',
        'areas/meals/web/today/',
        'areas/surveys/web/fill/',
        'shell/web/widgets/',
      ],
      texts: [
        'home',
        'clients',
        'completed-workouts',
        'exercises',
        'macros',
        'meals',
        'metrics',
        'aliments',
        'dietary-profiles',
        'attachments',
        'notices',
        'notifications',
        'surveys',
        'progress',
      ],
    }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'shell/web',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: { globPatterns: ['**/*.{html,js,css,woff2,json}'], manifestTransforms: [shell.selectShellFiles] },
    }),
    precompress(),
  ],
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true }, '/healthz': server } },
  build: {
    outDir: 'dist/web',
    target: 'es2024',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first page contains the URLs of the texts of all areas; hashes do not compress.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]',
        // The app contains the names of the chunks of all screens, which are short for the same reason.
        chunkFileNames: ({ name }) => (name.startsWith('all-') ? `assets/${name}-[hash:7].js` : 'assets/[hash:7].js'),
        codeSplitting: {
          // A module belongs to the matching group with the highest priority.
          groups: [
            { name: 'react', test: parts(['node_modules/(react|react-dom|scheduler)/']), priority: 7 },
            { name: 'tanstack', test: parts(['node_modules/@tanstack/']), tags: ['$initial'], priority: 6 },
            { name: 'base', tags: ['$initial'], priority: 5 },
            { name: 'form', test: formParts, priority: 4 },
            { name: 'guest', test: guestParts, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
            { name: 'contract-today', test: todayContractParts, includeDependenciesRecursively: false, priority: 4 },
            {
              name: 'contract',
              test: contractParts,
              entriesAware: true,
              entriesAwareMergeThreshold: 1500,
              priority: 3,
            },
            { name: 'app', test: appParts, priority: 2 },
            { name: 'nav-icons', test: navIconParts, priority: 2 },
            { name: 'today', test: todayParts, priority: 1 },
            { name: 'documents', test: documentParts, includeDependenciesRecursively: false, priority: 4 },
            { name: 'foods', test: foodParts, includeDependenciesRecursively: false, priority: 4 },
            { name: 'meal-plan', test: mealPlanParts, includeDependenciesRecursively: false, priority: 4 },
            { name: 'widgets', test: widgetParts, minShareCount: 12, includeDependenciesRecursively: false },
            { name: 'icons', test: iconParts, entriesAware: true, entriesAwareMergeThreshold: 12000, priority: 1 },
          ],
        },
      },
    },
  },
});

function parts(paths: string[]): RegExp {
  return new RegExp(paths.join('|').replaceAll('/', slash));
}
