/** `npm run build`: draws what the app imports, then builds the site (build-site.ts), and says how long it took. */
import { drawGenerated } from './draw-generated.ts';

const started = performance.now();
// React's production build is chosen when React is first loaded, in every thread.
process.env.NODE_ENV = 'production';
try {
  // The modules of the site import it.
  await drawGenerated(['map']);
  const { buildSite } = await import('./build-site.ts');
  await buildSite({ verbose: process.argv.includes('--verbose') });
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error);
  console.error('The build stopped.');
  process.exitCode = 1;
}
