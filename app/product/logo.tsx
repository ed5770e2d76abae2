import type { ReactElement } from 'react'
import './logo.css'
import { useProduct } from './product-context.ts'

/** The supplier's logo, where the product has one. Their name stands beside it, so that it needs none itself. */
export function Logo(): ReactElement | null {
  const { logo } = useProduct().view
  return logo === null ? null : <img className="logo" src={logo} alt="" />
}
