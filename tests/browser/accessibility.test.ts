import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../../scripts/chromium.ts'
