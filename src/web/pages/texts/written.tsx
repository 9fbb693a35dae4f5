import BadgeCheck from 'lucide-react/icons/badge-check'
import Ban from 'lucide-react/icons/ban'
import Coins from 'lucide-react/icons/coins'
import HandCoins from 'lucide-react/icons/hand-coins'
import Heart from 'lucide-react/icons/hand-heart'
import KeyRound from 'lucide-react/icons/key-round'
import Keyboard from 'lucide-react/icons/keyboard'
import ListChecks from 'lucide-react/icons/list-checks'
import Lock from 'lucide-react/icons/lock'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import Scale from 'lucide-react/icons/scale'
import Sun from 'lucide-react/icons/sun'
import Trash from 'lucide-react/icons/trash-2'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { PAGE_TEXTS, type TextPageKey } from '../../../modules/page-texts/schema.ts'
import { isEnglish, t } from '../../../shared/language/words.ts'
import { parseMarkdown } from '../../../shared/markdown.ts'
import { type PointIcon, TextPage } from '../../texts/text-page.tsx'
import { Words, WrittenText } from '../../texts/written-text.tsx'
import { definePage } from '../page.ts'

/** The pages whose words administrators can write. */
export const WRITTEN_PAGES = [
  writtenPage(
    'help',
    'Answers for job seekers and employers in Papua New Guinea: CVs, applications, credits, passwords.',
    [BadgeCheck, Lock, MessageCircle],
  ),
  writtenPage(
    'safety',
    'How to tell a fake job from a real one, and how to stay safe while looking for work in Papua New Guinea.',
    [HandCoins, KeyRound, Sun],
  ),
  writtenPage(
    'how-search-works',
    'How employers find people with AI search in Papua New Guinea, what a score means, and how to be found.',
    [BadgeCheck, Scale, ListChecks],
  ),
  writtenPage('privacy', 'What we know about you, who sees it, and what you can do about it.', [
    Phone,
    Ban,
    Trash,
  ]),
  writtenPage('terms', 'The rules for job seekers and employers, in plain words.', [
    Heart,
    BadgeCheck,
    Coins,
  ]),
  writtenPage('accessibility', 'How we make sure that everybody can use the site, and what we test.', [
    Keyboard,
    ZoomIn,
    MessageCircle,
  ]),
]

/** `icons`: those of its main points. */
function writtenPage(page: TextPageKey, description: string, icons: readonly PointIcon[]) {
  return definePage({
    path: `/${page}`,
    open: async ({ reads }) => ({
      title: t(PAGE_TEXTS[page]),
      meta: [{ name: 'description', content: t(description) }],
      isWide: true,
      body: <WrittenPage page={page} markdown={await reads.pageText(page)} icons={icons} />,
    }),
  })
}

type WrittenPageProps = { page: TextPageKey; markdown: string; icons: readonly PointIcon[] }

function WrittenPage({ page, markdown, icons }: WrittenPageProps) {
  const blocks = parseMarkdown(markdown, t)
  const [lead, points] = blocks
  const items = points?.kind === 'list' ? points.items : []
  return (
    <TextPage
      title={t(PAGE_TEXTS[page])}
      lead={lead?.kind === 'paragraph' && <Words of={lead.text} />}
      points={icons.map((icon, index) => ({ icon, text: <Words of={items[index] ?? []} /> }))}
      isFramed={page === 'help'}
    >
      {!isEnglish() && (page === 'privacy' || page === 'terms') && (
        <p className="max-w-text text-muted">
          {t('If this page and the English page differ, the English page applies.')}
        </p>
      )}
      <WrittenText blocks={blocks} isFolded={page === 'help'} />
    </TextPage>
  )
}
