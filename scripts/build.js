import { install } from './install.js';
import { buildWeb } from './web.js';

buildWeb(install());
