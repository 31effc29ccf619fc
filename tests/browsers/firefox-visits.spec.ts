import { testIn } from './visits.ts';
import { firefox } from './firefox.ts';

testIn(firefox);
