import { testIn } from './visits.ts';
import { webKit } from './webkit.ts';

testIn(webKit);
