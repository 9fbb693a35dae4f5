import Link from 'lucide-react/icons/link'
import { useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { Button } from '../../components/controls/button.tsx'
import { island } from '../../islands/island.tsx'

/** Copies an address. */
export default function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <>
      {/* A page over plain HTTP has no access to the clipboard. */}
      <Button
        look="quiet"
        icon
        aria-label={t('Copy link')}
        title={t('Copy link')}
        onClick={() => void ('clipboard' in navigator ? copy() : setCopied('no'))}
      >
        <Link size={20} />
      </Button>
      <p role="status" className={copied ? 'order-last w-full wrap-anywhere' : 'sr'}>
        {copied === 'yes' && t('Link copied. Paste it where you want it.')}
        {copied === 'no' && t('Copy this address: {url}', { url })}
      </p>
    </>
  )
}

export const Copy = island('late-copy-link', CopyLink)
